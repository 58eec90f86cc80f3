<?php

// 1. Crie o token
curl_exec();
